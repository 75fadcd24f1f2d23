// Doubly linked rings, as std::list uses them: a list is a ring through a header that holds no element.
#include "bodies.h"

struct node {
  struct node *next, *previous;
};

HELPER void join(struct node *left, struct node *right) {
  left->next = right;
  right->previous = left;
}

// Puts `self` before `place`.
void BODY(_ZNSt8__detail15_List_node_base7_M_hookEPS0_)(struct node *self, struct node *place) {
  join(place->previous, self);
  join(self, place);
}

void BODY(_ZNSt8__detail15_List_node_base9_M_unhookEv)(struct node *self) { join(self->previous, self->next); }

// Moves [first, last), of this list or another, before `self`.
void BODY(_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_)(struct node *self, struct node *first,
                                                                 struct node *last) {
  if (self == last)
    return;
  struct node *before = first->previous, *end = last->previous;
  join(before, last);
  join(self->previous, first);
  join(end, self);
}

void BODY(_ZNSt8__detail15_List_node_base10_M_reverseEv)(struct node *self) {
  struct node *at = self;
  do {
    struct node *next = at->next;
    at->next = at->previous;
    at->previous = next;
    at = next;
  } while (at != self);
}

// The neighbours of a header point to it, so they learn where the ring's header is now.
HELPER void adopt(struct node *header, struct node *first, struct node *last, struct node *old) {
  int empty = first == old;
  join(header, empty ? header : first);
  join(empty ? header : last, header);
}

void BODY(_ZNSt8__detail15_List_node_base4swapERS0_S1_)(struct node *a, struct node *b) {
  if (a == b)
    return;
  struct node *a_first = a->next, *a_last = a->previous, *b_first = b->next, *b_last = b->previous;
  adopt(a, b_first, b_last, b);
  adopt(b, a_first, a_last, a);
}
