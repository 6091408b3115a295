import type { Schemas } from '@paattu/api-client';
import { isGateOpen } from '@paattu/shared/contest-dates';
import { contestState, type ContestLife } from '@paattu/shared/contest-state';
import type { Contest } from '../api';
import { allInstantsOf, digitsOf, type ContestDraft } from '../contest-draft';

/** The contest as the site would have it at an instant, with what the form says. Null while a date is missing. */
export function contestAt(
  draft: ContestDraft,
  contest: Contest | undefined,
  life: ContestLife,
  now: number,
): Schemas['ContestDto'] | null {
  const instants = allInstantsOf(draft);
  if (!instants) return null;
  const textOf = (field: keyof ContestDraft) => draft[field].trim() || null;
  return {
    id: contest?.id ?? 'new',
    slug: contest?.slug ?? 'new',
    title: draft.title,
    titleMalayalam: textOf('titleMalayalam'),
    songTitle: draft.songTitle,
    songTitleMalayalam: textOf('songTitleMalayalam'),
    prizeAmount: Number(digitsOf(draft.prizeAmount)) || 0,
    tutorialUrl: textOf('tutorialUrl'),
    sponsorName: textOf('sponsorName'),
    sponsorNameMalayalam: textOf('sponsorNameMalayalam'),
    sponsorUrl: textOf('sponsorUrl'),
    samplePhotoUrl: contest?.samplePhotoUrl ?? null,
    sampleAlt: textOf('sampleAlt'),
    sampleAltMalayalam: textOf('sampleAltMalayalam'),
    timeZone: draft.timeZone,
    entryGate: draft.entryGate,
    acceptance: draft.acceptance,
    aiRule: draft.aiRule || null,
    ...instants,
    state: contestState(life, now),
    acceptsEntries: isGateOpen(life.entryGate, life.instantOf, now),
    isCurrent: true,
    extensions: [],
    hasResults: false,
    winner: null,
    previous: null,
    next: null,
    serverNow: new Date(now).toISOString(),
  };
}
