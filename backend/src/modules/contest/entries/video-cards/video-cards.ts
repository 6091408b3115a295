import { parseVideoId } from '@paattu/shared/youtube-url';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { YoutubeSite } from '../../../../infra/youtube/youtube-site.js';
import { AnnouncedContestsService } from '../../contests/announced-contests.service.js';
import { acceptsEntries } from '../../contests/contest-clock.js';
import { VideoCheck } from '../videos/check/video-check.js';
import { PREVIEW_UNITS } from '../videos/youtube-quota.js';
import { CARD_FLAGS, type VideoCardDto } from './video-card.dto.js';

/** No longer than the check. */
const PICTURE_TIMEOUT_MS = 3_000;

/** Shows an entrant which video her link leads to. Nothing of it is stored. */
@Injectable()
export class VideoCards {
  constructor(
    private readonly contests: AnnouncedContestsService,
    private readonly videos: VideoCheck,
    private readonly site: YoutubeSite,
    private readonly clock: Clock,
  ) {}

  /** Returns null if YouTube does not answer. */
  async describe(youtubeUrl: string): Promise<VideoCardDto | null> {
    const contest = await this.contests.findCurrent();
    if (!contest || !acceptsEntries(contest, this.clock.now())) throw new DomainError('CONTEST_CLOSED');
    // A rule of the form has checked the link.
    const videoId = parseVideoId(youtubeUrl)!;
    const [{ title, channelTitle, flags }, picture] = await Promise.all([
      this.videos.check(videoId, contest, { units: PREVIEW_UNITS }),
      this.site.fetchPicture(videoId, PICTURE_TIMEOUT_MS),
    ]);
    if (title === undefined || channelTitle === undefined) return null;
    return {
      title,
      channel: channelTitle,
      picture,
      flags: CARD_FLAGS.filter((flag) => flags.includes(flag)),
    };
  }
}
