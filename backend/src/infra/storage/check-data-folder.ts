import { join } from 'node:path';
import { type Config, ConfigError } from '../../config/config.js';
import { createStorage } from './create-storage.js';

/** Throws a ConfigError when the folder of the files is not writable. A bucket may be unreachable for a while. */
export async function checkDataFolder(config: Config): Promise<void> {
  if (config.s3) return;
  const storage = await createStorage(config);
  await storage.check().catch((error: Error) => {
    const folder = join(config.dataDir, 'files');
    throw new ConfigError([`DATA_DIR: ${folder} cannot be written to (${error.message})`]);
  });
}
