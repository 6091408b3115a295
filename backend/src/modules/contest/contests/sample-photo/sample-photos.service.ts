import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { lockContest } from '../lock-contest.js';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';
import { requireVersion } from '../../../../common/http/if-match.js';
import { checkPhoto, IMAGE_TOO_LARGE, processPhoto } from '../../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../../common/multipart/read-multipart.js';
import { inTransaction } from '../../../../database/transaction.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { networkOf } from '../../../../infra/rate-limit/network.js';
import { PhotoFiles, type PhotoFileKeys } from '../../photos/photo-files.js';
import { Contest } from '../contest.entity.js';
import { samplePhotoOf, versionOfSamplePhoto } from './sample-photo.js';

export const MISSING_SAMPLE = 'Please select an image';

/** The sample photo that the owner uploads for a contest. */
@Injectable()
export class SamplePhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PhotoFiles,
    private readonly changes: ChangeTopics,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Reads the photo from a form with that one file. */
  async replacePhoto(
    id: string,
    request: FastifyRequest,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    // Before the photo is read: it may be large. The transaction decides.
    const contest = await this.dataSource.manager.findOneBy(Contest, { id });
    if (!contest) throw new DomainError('NOT_FOUND');
    requireVersion(versionOfSamplePhoto(contest), seen);
    const { files } = await readMultipart(request, {
      fields: [],
      maxFieldBytes: 0,
      files: { photo: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
    });
    // Browsers send an empty file when no file is chosen.
    if (!files.photo?.length) throw fieldError('MISSING_IMAGE', 'photo', MISSING_SAMPLE);
    const photo = await processPhoto(await checkPhoto(files.photo), networkOf(request.ip));
    await this.files.storeWith('samples', photo, (keys) =>
      this.change(id, keys, 'contest.replaceSamplePhoto', seen, actorId),
    );
  }

  /** The site draws the sample from then on. */
  async removePhoto(id: string, seen: string | null, actorId: string): Promise<void> {
    await this.change(id, null, 'contest.removeSamplePhoto', seen, actorId);
  }

  /** Returns the storage key of a photo. Only the owner can see that of a contest which is not announced. */
  async findKey(slug: string, size: 'full' | 'card', asOwner: boolean): Promise<string> {
    const contest = await this.dataSource.manager.findOneBy(Contest, { slug });
    const isAnnounced = contest?.publishedAt && contest.announceAt && contest.announceAt <= this.clock.now();
    const photo = contest && (asOwner || isAnnounced) ? samplePhotoOf(contest) : null;
    if (!photo) throw new DomainError('NOT_FOUND');
    return photo[size];
  }

  /** Of two simultaneous changes, the second sees, and removes, the files of the first. */
  private async change(
    id: string,
    keys: PhotoFileKeys | null,
    action: 'contest.replaceSamplePhoto' | 'contest.removeSamplePhoto',
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const contest = await lockContest(manager, id);
      requireVersion(versionOfSamplePhoto(contest), seen);
      const former = samplePhotoOf(contest);
      if (!former && !keys) return;
      await manager.update(
        Contest,
        { id },
        { samplePhotoFile: keys && keys.full, samplePhotoCardFile: keys && keys.card },
      );
      await this.audit.record(manager, { action, actorId, subjectId: id, contestId: id, data: {} });
      if (former) afterCommit(() => this.files.remove(former));
      afterCommit(() => this.changes.publish('contest'));
    });
  }
}
