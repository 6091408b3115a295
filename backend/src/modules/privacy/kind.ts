/** Why the site may keep data of a person. */
export const BASES = {
  consent: 'The person gave it for this purpose, which the page named.',
  operation: 'The site cannot do what the person asks without it.',
  security: 'It protects the site and other people against abuse.',
  proof: 'It proves that the contest and the site were run correctly.',
  youtube: "YouTube's terms for developers decide how long it may be kept.",
} as const;

export interface Kind {
  what: string;
  basis: keyof typeof BASES;
  /** The event from which the term counts; for a kind without a term, how long the data is kept. */
  from: string;
  /** What happens at the end. */
  end: string;
  /** Null for a kind that the nightly job leaves alone. `min` and `max` are the bounds of what the owner may choose. */
  term: { days: number; min: number; max: number } | null;
}

/** A term that the owner cannot change. */
export const fixed = (days: number) => ({ days, min: days, max: days });
