import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';

/** The free space for uploads on a disk. A bucket reports none. */
@Injectable()
export class DiskMetrics {
  constructor(metrics: Metrics, @Inject(CONFIG) { s3, dataDir }: Config) {
    if (s3 !== null) return;
    const registers = [metrics.registry];
    const free = new Gauge({
      name: 'paattu_disk_free_bytes',
      help: 'Room that is left on the disk of the data folder',
      registers,
    });
    const size = new Gauge({
      name: 'paattu_disk_size_bytes',
      help: 'Size of the disk of the data folder',
      registers,
    });
    metrics.addSource(
      'disk',
      [free, size],
      () => statfs(dataDir),
      ({ bsize, bavail, blocks }) => {
        free.set(bavail * bsize);
        size.set(blocks * bsize);
      },
    );
  }
}
