// The federation runtime must be ready before anything asks for React, so the page is a chunk of its own.
void import('./standalone/standalone');
