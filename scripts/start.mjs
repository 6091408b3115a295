// @ts-check
import { runScript } from './lib/fault.mjs';
import { launch } from './stack/launch.mjs';

await runScript(() => launch());
