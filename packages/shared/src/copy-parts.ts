/** What a copy of a contest can take over, with everything chosen. */
export const ALL_COPY_PARTS = {
  titles: true,
  links: true,
  prize: true,
  samplePhoto: true,
  zone: true,
  dates: true,
  rules: true,
  emailTexts: true,
};

export type CopyParts = Record<keyof typeof ALL_COPY_PARTS, boolean>;
