/** How the gallery of a contest begins: by views, in the order of submission, or shuffled again each day. */
export const GALLERY_ORDERS = ['views', 'submitted', 'shuffled'] as const;

export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** How a gallery begins now: in the owner's order, or in that of the result once it is public. */
export type FirstOrder = GalleryOrder | 'result';

/**
 * What a contest allows artificial intelligence to make: the backing track but not the voice, nothing, or whatever an entrant
 * declares. A contest of an earlier release has no rule.
 */
export const AI_RULES = ['voice-human', 'none', 'declared'] as const;

export type AiRule = (typeof AI_RULES)[number];

/** What an entrant declares that artificial intelligence made: nothing, the backing track, or the voice. */
export const AI_USES = ['no', 'backing', 'voice'] as const;

export type AiUse = (typeof AI_USES)[number];

/** What the entrants of a contest with the rule can declare, in the order of the form. */
export const ALLOWED_AI_USES: Record<AiRule, readonly AiUse[]> = {
  'voice-human': ['no', 'backing'],
  none: ['no'],
  declared: AI_USES,
};

/** The characters that an entrant can add to her declaration. */
export const MAX_AI_NOTE = 300;

/**
 * Whether YouTube's answer speaks against the declaration: the uploader told YouTube of altered or synthetic content, and the contest,
 * which asks, of none. It may be a filter of the picture, so that a person looks.
 */
export function isDoubtful(
  aiRule: AiRule | null,
  aiUse: AiUse | null,
  isDeclaredSynthetic: boolean,
): boolean {
  return isDeclaredSynthetic && aiRule !== null && (aiUse === null || aiUse === 'no');
}
