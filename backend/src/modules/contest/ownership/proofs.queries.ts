import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { OwnershipProof } from './ownership-proof.entity.js';
import type { OwnershipProofDto } from './proof.dto.js';

@Injectable()
export class ProofsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(entryId: string): Promise<OwnershipProofDto> {
    const { manager } = this.dataSource;
    const entry = await manager.findOne(ContestEntry, {
      select: { id: true, videoId: true },
      where: { id: entryId, deletedAt: IsNull() },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    const proof = await manager.findOneBy(OwnershipProof, { entryId });
    if (!proof || (proof.state === 'proved' && proof.videoId !== entry.videoId))
      return { state: null, code: null, askedAt: null, decidedAt: null };
    const { state, code, askedAt, decidedAt } = proof;
    return { state, code: state === 'asked' ? code : null, askedAt, decidedAt };
  }
}
