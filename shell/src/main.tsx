import { startWith, watchForNewVersion } from './new-version';

watchForNewVersion();
// A separate chunk: the federation runtime must be ready before any module imports React.
void startWith(() => import('./bootstrap'));
