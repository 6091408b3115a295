import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../common/metrics/metrics.js';

interface Row {
  age: number;
  unreadable: number;
}

/** How old the newest backup is, and whether the last one that was verified cannot be restored. */
@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const registers = [metrics.registry];
    const age = new Gauge({
      name: 'paattu_backup_age_seconds',
      help: 'Time since the last backup that succeeded, or since the site makes backups',
      registers,
    });
    const unreadable = new Gauge({
      name: 'paattu_backup_unreadable',
      help: '1: the last backup that was verified could not be restored for a trial',
      registers,
    });
    metrics.addSource(
      'backups',
      [age, unreadable],
      () =>
        dataSource.query<Row[]>(
          `select extract(epoch from now() - greatest(since, (select max(ended_at) from backups where state = 'done' and cause <> 'found')))::float8 as age,
             coalesce((select verification = 'failed' from backups where verified_at is not null order by verified_at desc limit 1), false)::integer as unreadable
           from care_settings`,
        ),
      ([row]) => {
        if (!row) return;
        age.set(row.age);
        unreadable.set(row.unreadable);
      },
    );
  }
}
