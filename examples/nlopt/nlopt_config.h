// NLopt's test functions include their build's configuration but use nothing of it.
