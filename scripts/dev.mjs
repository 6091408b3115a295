// @ts-check
import { runScript } from './lib/command-error.mjs';
import { launch } from './stack/launch.mjs';

/*
 * npm start that watches: a saved file builds what it belongs to anew, and what uses that. API and worker are started
 * again where they run the new code (the API renders public-web); shell and admin-web need a reload of the page alone.
 */
await runScript(() => launch({ watch: true }));
