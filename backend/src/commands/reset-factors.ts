import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { report } from './backup-command.js';
import { resetFactors } from './factors-of-account.js';

await report(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new BackupError('Name the email address of the account.');
  const config = loadConfig(process.env);
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, () => {})).initialize();
  try {
    if (!(await resetFactors(dataSource, config, email)))
      throw new BackupError(`No account has the address ${email}.`);
  } finally {
    await dataSource.destroy();
  }
  console.log(`${email} signs in with the password alone again. An email says so.`);
});
