import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { findLostActs, hasHead, verifyChains } from '../modules/audit/seals/verify-seals.js';
import { report } from './backup-command.js';

/**
 * Computes the hash chain of each contest again, and looks for the heads in the arguments. Fails if an act is not as it was
 * sealed, has no seal, or if no chain has one of the heads.
 */
await report(async () => {
  const { databaseUrl } = loadConfig(process.env);
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl, () => {})).initialize();
  const faults: string[] = [];
  try {
    for (const { contestId, links, head, fault } of await verifyChains(dataSource)) {
      if (fault)
        faults.push(
          `${contestId}: link ${fault.position} of ${links} is not as it was sealed (${fault.what}).`,
        );
      else
        console.log(
          `${contestId}: ${links} links, as sealed. ${head ? `Head of ${head.day}: ${head.hash}` : 'No head yet.'}`,
        );
    }
    const lost = await findLostActs(dataSource);
    if (lost.length > 0) faults.push(`${lost.length} acts have no seal, the first with the id ${lost[0]}.`);
    for (const head of process.argv.slice(2))
      if (!(await hasHead(dataSource, head))) faults.push(`No chain has the head ${head}.`);
  } finally {
    await dataSource.destroy();
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
});
