import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { verifySeals } from '../modules/audit/seals/verify-seals.js';
import { report } from './backup-command.js';

/** Computes the hash chain of each contest again. Fails if an act is not as it was sealed. */
await report(async () => {
  const { databaseUrl } = loadConfig(process.env);
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl, () => {})).initialize();
  try {
    const chains = await verifySeals(dataSource);
    for (const { contestId, links, head, fault } of chains)
      console.log(
        fault
          ? `${contestId}: link ${fault.position} of ${links} has another ${fault.what} than was sealed.`
          : `${contestId}: ${links} links, all as sealed. Head: ${head}`,
      );
    if (chains.some(({ fault }) => fault !== null)) process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
});
