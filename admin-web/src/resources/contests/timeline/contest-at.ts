import { isGateOpen } from '@paattu/shared/contest-dates';
import { contestFieldsWith } from '@paattu/shared/contest-fields';
import { contestState, type ContestLife } from '@paattu/shared/contest-state';
import type { Contest, PublicContest } from '../api';
import { allInstantsOf, digitsOf, hasMarks, type ContestDraft } from '../contest-draft';

const TEXTS = [
  ...contestFieldsWith({ isPublic: true, kind: 'text' }),
  ...contestFieldsWith({ isPublic: true, kind: 'link' }),
];

/**
 * The contest as the site would have it at an instant, with what the form says. Null while a date is missing. Of one that visitors see,
 * `announced` knows the result and the jury.
 */
export function contestAt(
  draft: ContestDraft,
  contest: Contest | undefined,
  life: ContestLife,
  now: number,
  announced?: PublicContest,
): PublicContest | null {
  const instants = allInstantsOf(draft);
  if (!instants) return null;
  const result = life.certifiedAt !== null && life.certifiedAt <= now ? announced : undefined;
  // What is to come is judged as the form says.
  const judged = announced && now <= Date.parse(announced.serverNow) ? announced : undefined;
  return {
    id: contest?.id ?? 'new',
    slug: contest?.slug ?? 'new',
    ...textsOf(draft),
    title: draft.title,
    songTitle: draft.songTitle,
    prizeAmount: Number(digitsOf(draft.prizeAmount)) || 0,
    samplePhotoUrl: contest?.samplePhotoUrl ?? null,
    timeZone: draft.timeZone,
    entryGate: draft.entryGate,
    acceptance: draft.acceptance,
    aiRule: draft.aiRule || null,
    ...instants,
    state: contestState(life, now),
    acceptsEntries: isGateOpen(life.entryGate, life.instantOf, now),
    isCurrent: true,
    extensions: [],
    hasResults: result?.hasResults ?? false,
    hasJury: judged?.hasJury ?? hasMarks(draft),
    winner: result?.winner ?? null,
    previous: null,
    next: null,
    serverNow: new Date(now).toISOString(),
  };
}

function textsOf(draft: ContestDraft) {
  const texts = TEXTS.map((field) => [field, draft[field].trim() || null]);
  return Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string | null>;
}
