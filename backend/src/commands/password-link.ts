import 'reflect-metadata';
import { BackupError } from '../backup/backup-error.js';
import { runForAccount } from './backup-command.js';
import { makePasswordLink } from './password-link-of-account.js';

await runForAccount(async (dataSource, config, email) => {
  const link = await makePasswordLink(dataSource, config, email);
  if (link === null) throw new BackupError(`No active account with a proved address is ${email}.`);
  return `Within an hour, ${email} chooses a new password there, once:\n${link}`;
});
