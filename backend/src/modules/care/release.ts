import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@paattu/backend/package.json'), 'utf8'),
) as { version: string };

/** The release that runs. */
export const RELEASE = version;
