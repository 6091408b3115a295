import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { ownsTables } from '../verify-due.js';
import { beginAskedRestore } from './restore-state.js';

const EVERY_MS = 3_000;

/**
 * Begins a restore where the worker has the role that owns the tables; it carries the restore out when it starts again. In the compose
 * file, the service `care` does.
 */
@Injectable()
export class RestoresSweep {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  @Sweep(EVERY_MS, 'no restore was begun')
  async run(): Promise<void> {
    if (await ownsTables(this.config, this.dataSource)) await beginAskedRestore(this.config, this.dataSource);
  }
}
