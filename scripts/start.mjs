// @ts-check
import { runScript } from './lib/fault.mjs';
import { launch } from './lib/launch.mjs';

await runScript(() => launch());
