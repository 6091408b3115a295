// The federation runtime must be ready before anything asks for React, so the console is a chunk of its own.
void import('./bootstrap');
