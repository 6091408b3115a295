// @ts-check
import { runScript } from './lib/command-error.mjs';
import { launch } from './stack/launch.mjs';

await runScript(() => launch());
