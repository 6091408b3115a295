import { DataSource } from 'typeorm';
import { type Config, loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { explain } from '../start-failure.js';
import { BackupError } from '../backup/backup-error.js';
import { BackupFolder } from '../backup/backup-folder.js';
import { type Contents, countRows } from '../backup/contents.js';

/** Runs a command with one folder as its argument, and prints its result. */
export function runCommand(
  done: string,
  work: (config: Config, folder: BackupFolder) => Promise<Contents & { files: number }>,
): Promise<void> {
  return report(async () => {
    const [folder] = process.argv.slice(2);
    if (folder === undefined) throw new BackupError('Name the folder of the backup.');
    const { tables, files, lostFiles } = await work(loadConfig(process.env), BackupFolder.onDisk(folder));
    console.log(
      `${done} ${folder}: ${countRows(tables)} rows of ${tables.length} tables, ${files} files, all checked.`,
    );
    if (lostFiles.length > 0)
      console.error(`Named by a row, but not in the storage:\n  ${lostFiles.join('\n  ')}`);
  });
}

/** Runs a command with the address of an account as its argument, and prints its result. */
export function runForAccount(
  work: (dataSource: DataSource, config: Config, email: string) => Promise<string>,
): Promise<void> {
  return report(async () => {
    const [email] = process.argv.slice(2);
    if (email === undefined) throw new BackupError('Name the email address of the account.');
    const config = loadConfig(process.env);
    const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, () => {})).initialize();
    try {
      console.log(await work(dataSource, config, email));
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Prints the error of a command in a sentence. */
export async function report(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
