// Red-black trees (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, chapter 13) in the layout of
// std::map and std::set: the header is red, its parent is the root, its children are the least and the greatest
// node; the root's parent is the header; there are no sentinel leaves, an absent child is null.
#include "bodies.h"

enum colour { RED, BLACK };

struct node {
  enum colour colour;
  struct node *parent, *left, *right;
};

HELPER struct node *least(struct node *at) {
  while (at->left)
    at = at->left;
  return at;
}

HELPER struct node *greatest(struct node *at) {
  while (at->right)
    at = at->right;
  return at;
}

HELPER int is_red(const struct node *at) { return at && at->colour == RED; }

// The node after `at`. From the last one the header is reached: it has the root as its right child if there is but
// one node on that path, which would send the climb past it.
HELPER struct node *successor(struct node *at) {
  if (at->right)
    return least(at->right);
  struct node *above = at->parent;
  while (at == above->right) {
    at = above;
    above = above->parent;
  }
  return at->right == above ? at : above;
}

// The header is the red node that is its parent's parent; the root, which is too, is black.
HELPER struct node *predecessor(struct node *at) {
  if (at->colour == RED && at->parent->parent == at)
    return at->right;
  if (at->left)
    return greatest(at->left);
  struct node *above = at->parent;
  while (at == above->left) {
    at = above;
    above = above->parent;
  }
  return above;
}

struct node *BODY(_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base)(struct node *at) { return successor(at); }

const struct node *BODY(_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base)(const struct node *at) {
  return successor((struct node *)at);
}

struct node *BODY(_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base)(struct node *at) { return predecessor(at); }

const struct node *BODY(_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base)(const struct node *at) {
  return predecessor((struct node *)at);
}

// What pointed down to `old` points to `new`.
HELPER void replace_child(struct node *header, struct node *old, struct node *new) {
  struct node *above = old->parent;
  if (above == header)
    header->parent = new;
  else if (above->left == old)
    above->left = new;
  else
    above->right = new;
}

HELPER void rotate_left(struct node *header, struct node *x) {
  struct node *y = x->right;
  x->right = y->left;
  if (y->left)
    y->left->parent = x;
  y->parent = x->parent;
  replace_child(header, x, y);
  y->left = x;
  x->parent = y;
}

HELPER void rotate_right(struct node *header, struct node *x) {
  struct node *y = x->left;
  x->left = y->right;
  if (y->right)
    y->right->parent = x;
  y->parent = x->parent;
  replace_child(header, x, y);
  y->right = x;
  x->parent = y;
}

HELPER void link(int left, struct node *new, struct node *above, struct node *header) {
  new->parent = above;
  new->left = new->right = 0;
  new->colour = RED;
  if (above == header) {
    header->parent = header->left = header->right = new;
  } else if (left) {
    above->left = new;
    if (above == header->left)
      header->left = new;
  } else {
    above->right = new;
    if (above == header->right)
      header->right = new;
  }
}

void BODY(_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_)(_Bool left, struct node *new,
                                                                             struct node *above,
                                                                             struct node *header) {
  link(left, new, above, header);
  struct node *at = new;
  while (at != header->parent && at->parent->colour == RED) {
    struct node *parent = at->parent, *grand = parent->parent;
    int on_left = parent == grand->left;
    struct node *uncle = on_left ? grand->right : grand->left;
    if (is_red(uncle)) {
      parent->colour = uncle->colour = BLACK;
      grand->colour = RED;
      at = grand;
      continue;
    }
    if (on_left) {
      if (at == parent->right) {
        rotate_left(header, parent);
        parent = at;
      }
      parent->colour = BLACK;
      grand->colour = RED;
      rotate_right(header, grand);
    } else {
      if (at == parent->left) {
        rotate_right(header, parent);
        parent = at;
      }
      parent->colour = BLACK;
      grand->colour = RED;
      rotate_left(header, grand);
    }
    break;
  }
  header->parent->colour = BLACK;
}

// Takes a node with at most one child out; what stands there then, perhaps null, has the parent `*above`.
HELPER struct node *splice(struct node *out, struct node *header, struct node **above) {
  struct node *child = out->left ? out->left : out->right;
  *above = out->parent;
  if (child)
    child->parent = out->parent;
  replace_child(header, out, child);
  return child;
}

// Gives `heir` the place of `out`, and `out`'s colour.
HELPER void succeed(struct node *heir, struct node *out, struct node *header) {
  heir->colour = out->colour;
  heir->parent = out->parent;
  heir->left = out->left;
  heir->right = out->right;
  replace_child(header, out, heir);
  if (heir->left)
    heir->left->parent = heir;
  if (heir->right)
    heir->right->parent = heir;
}

// Every path through `at`, a child of `above`, lacks one black node.
HELPER void restore_blacks(struct node *at, struct node *above, struct node *header) {
  while (at != header->parent && !is_red(at)) {
    int on_left = at == above->left;
    struct node *sibling = on_left ? above->right : above->left;
    if (sibling->colour == RED) {
      sibling->colour = BLACK;
      above->colour = RED;
      if (on_left) {
        rotate_left(header, above);
        sibling = above->right;
      } else {
        rotate_right(header, above);
        sibling = above->left;
      }
    }
    if (!is_red(sibling->left) && !is_red(sibling->right)) {
      sibling->colour = RED;
      at = above;
      above = above->parent;
      continue;
    }
    if (on_left) {
      if (!is_red(sibling->right)) {
        sibling->left->colour = BLACK;
        sibling->colour = RED;
        rotate_right(header, sibling);
        sibling = above->right;
      }
      sibling->colour = above->colour;
      above->colour = BLACK;
      sibling->right->colour = BLACK;
      rotate_left(header, above);
    } else {
      if (!is_red(sibling->left)) {
        sibling->right->colour = BLACK;
        sibling->colour = RED;
        rotate_left(header, sibling);
        sibling = above->left;
      }
      sibling->colour = above->colour;
      above->colour = BLACK;
      sibling->left->colour = BLACK;
      rotate_right(header, above);
    }
    return;
  }
  if (at)
    at->colour = BLACK;
}

// Takes `out` from the tree and returns it. Nodes do not change their elements: with two children its successor
// takes its place.
struct node *BODY(_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_)(struct node *out,
                                                                                 struct node *header) {
  if (header->left == out)
    header->left = out->right ? least(out->right) : out->parent;
  if (header->right == out)
    header->right = out->left ? greatest(out->left) : out->parent;
  struct node *spliced = out->left && out->right ? least(out->right) : out;
  enum colour lost = spliced->colour;
  struct node *above;
  struct node *child = splice(spliced, header, &above);
  if (spliced != out) {
    succeed(spliced, out, header);
    if (above == out)
      above = spliced;
  }
  if (lost == BLACK)
    restore_blacks(child, above, header);
  return out;
}
