import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { report } from './backup-command.js';
import { makePasswordLink } from './password-link-of-account.js';

await report(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new BackupError('Name the email address of the account.');
  const config = loadConfig(process.env);
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, () => {})).initialize();
  try {
    const link = await makePasswordLink(dataSource, config, email);
    if (link === null) throw new BackupError(`No account with a proved address is ${email}.`);
    console.log(`Within an hour, ${email} chooses a new password there, once:\n${link}`);
  } finally {
    await dataSource.destroy();
  }
});
