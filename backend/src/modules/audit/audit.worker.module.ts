import { Module } from '@nestjs/common';
import { AuditSealer } from './seals/audit-sealer.js';
import { SealMetrics } from './seals/seal-metrics.js';

/** The sealer of the worker process. */
@Module({ providers: [AuditSealer, SealMetrics] })
export class AuditWorkerModule {}
