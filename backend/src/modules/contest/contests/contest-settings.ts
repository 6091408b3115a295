import { versionOf } from '../../../common/http/if-match.js';
import type { Contest } from './contest.entity.js';
import { GUIDANCE } from './contest-dates.js';
import type { ContestDetailsDto } from './contest-details.dto.js';

export type Settings = ReturnType<typeof toSettings>;

/** The settings of a new contest unless the owner chooses otherwise. */
export const NEW = { galleryOrder: 'shuffled', aiRule: 'voice-human' } as const;

export function versionOfContest(contest: Contest): string {
  return versionOf(toSettings(contest));
}

export function toSettings(details: ContestDetailsDto | Contest) {
  const { title, timeZone, entryGate } = details;
  return {
    title,
    timeZone,
    entryGate,
    acceptance: details.acceptance ?? 'ticked',
    galleryOrder: details.galleryOrder ?? NEW.galleryOrder,
    aiRule: details.aiRule === undefined ? NEW.aiRule : details.aiRule,
    votesMethod: details.votesMethod ?? 'places',
    renditionWeight: details.renditionWeight ?? 30,
    engagementWeight: details.engagementWeight ?? 20,
    renditionGuidance: details.renditionGuidance ?? null,
    renditionGuidanceMalayalam: details.renditionGuidanceMalayalam ?? null,
    engagementGuidance: details.engagementGuidance ?? null,
    engagementGuidanceMalayalam: details.engagementGuidanceMalayalam ?? null,
    titleMalayalam: details.titleMalayalam ?? null,
    songTitle: details.songTitle ?? null,
    songTitleMalayalam: details.songTitleMalayalam ?? null,
    prizeAmount: details.prizeAmount ?? null,
    tutorialUrl: details.tutorialUrl ?? null,
    sponsorName: details.sponsorName ?? null,
    sponsorNameMalayalam: details.sponsorNameMalayalam ?? null,
    sponsorUrl: details.sponsorUrl ?? null,
    sampleAlt: details.sampleAlt ?? null,
    sampleAltMalayalam: details.sampleAltMalayalam ?? null,
    announceAt: details.announceAt ?? null,
    opensAt: details.opensAt ?? null,
    closesAt: details.closesAt ?? null,
    votingOpensAt: details.votingOpensAt ?? null,
    votingClosesAt: details.votingClosesAt ?? null,
    winnerAt: details.winnerAt ?? null,
  };
}

/** The contest's values of fields that programs of earlier releases do not send. Null is a value of guidance and of the rule about AI. */
export function keptOf(details: ContestDetailsDto, contest: Contest) {
  return {
    acceptance: details.acceptance ?? contest.acceptance,
    galleryOrder: details.galleryOrder ?? contest.galleryOrder,
    aiRule: details.aiRule === undefined ? contest.aiRule : details.aiRule,
    votesMethod: details.votesMethod ?? contest.votesMethod,
    renditionWeight: details.renditionWeight ?? contest.renditionWeight,
    engagementWeight: details.engagementWeight ?? contest.engagementWeight,
    ...Object.fromEntries(
      GUIDANCE.filter((field) => details[field] === undefined).map((field) => [field, contest[field]]),
    ),
  };
}
