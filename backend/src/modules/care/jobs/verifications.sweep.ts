import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { ownsTables, verifyDue } from '../verify-due.js';

const EVERY_MS = 60_000;

/** Verifies backups where the worker has the role that owns the tables. In the compose file, the service `care` does. */
@Injectable()
export class VerificationsSweep {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  @Sweep(EVERY_MS, 'no backup was verified')
  async run(): Promise<void> {
    if (await ownsTables(this.config, this.dataSource)) await verifyDue(this.config, this.dataSource);
  }
}
