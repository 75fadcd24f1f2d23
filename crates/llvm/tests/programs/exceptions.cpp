#include <cstdio>
#include <string>
#include <stdexcept>
#include <vector>
#include <map>
struct D { const char*n; ~D(){ printf("~%s ", n);} };
__attribute__((noinline)) int thrower(int k){ D d{"t"}; if(k==1) throw 7; if(k==2) throw std::runtime_error("boo"); if(k==3) throw "str"; return k*2; }
int mid(int k){ D d{"m"}; try { return thrower(k)+1; } catch(int i){ printf("int %d ", i); if(i>5 && k==1) return -i; throw; } }
int outer(int k){ int s=0; for(int i=0;i<k;i++){ D d{"o"}; try { s+=mid(i); } catch(std::exception&e){ printf("ex %s ", e.what()); try { s+=mid(3);} catch(...) { printf("any "); s-=100; continue; } } catch(...) { s+=1000; if(i==3) break; } } return s; }
int main(){ for(int k=0;k<6;k++) printf("%d\n", outer(k)); std::map<std::string,std::vector<int>> m; for(int i=0;i<50;i++) m[std::to_string(i%7)].push_back(i); long t=0; for(auto&[a,b]:m) for(int x:b) t=t*3+x; printf("%ld\n", t); try { m.at("zz"); } catch(std::out_of_range&){ puts("oor"); } }
