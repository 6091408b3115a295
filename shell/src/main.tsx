// A separate chunk: the federation runtime must be ready before any module imports React.
void import('./bootstrap');
