// @ts-check
import { runScript } from './lib/command-error.mjs';
import { launch } from './stack/launch.mjs';

/*
 * `npm start` that rebuilds the workspace of a saved file and the workspaces that use it. It restarts API and worker if
 * they run the new code (the API renders public-web). For shell and admin-web, reload the page.
 */
await runScript(() => launch({ watch: true }));
