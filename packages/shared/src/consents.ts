/** How entrants of a contest give their consents: by sending a form that states them, or by a tick for each. */
export const ACCEPTANCES = ['stated', 'ticked'] as const;

export type Acceptance = (typeof ACCEPTANCES)[number];

/** What an entrant consents to, in the order of the form. */
export const CONSENT_PURPOSES = ['rules', 'publication'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What receipts are about, in the order of the form: also what artificial intelligence made, which an entrant declares by a choice. */
export const STORED_PURPOSES = ['ai', ...CONSENT_PURPOSES] as const;

export type StoredPurpose = (typeof STORED_PURPOSES)[number];

/** The field of the entry form that ticks each consent. */
export const CONSENT_FIELDS = {
  rules: 'acceptsRules',
  publication: 'acceptsPublication',
} as const satisfies Record<ConsentPurpose, string>;

export type ConsentField = (typeof CONSENT_FIELDS)[ConsentPurpose];
