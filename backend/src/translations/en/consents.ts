import type { AiUse } from '@paattu/shared/contest-choices';
import type { Acceptance } from '@paattu/shared/consents';

interface ConsentSentences {
  rules: (version: number) => string;
  publication: string;
}

/**
 * The sentences that an entrant consents to, as the entry form shows them. Of the contest, they name only the version of its rules, so
 * the server knows which sentence a form has shown.
 */
export const consents: Record<Acceptance, ConsentSentences> = {
  stated: {
    rules: (version) =>
      `By sending this entry you say that you may enter, and you accept version ${version} of the rules.`,
    publication:
      'Once we approve your entry, everyone can see your name, your video and your photo. Visitors never see your email address.',
  },
  ticked: {
    rules: (version) => `I may enter, and I accept version ${version} of the rules.`,
    publication:
      'I agree that everyone can see my name, my video and my photo once my entry is approved. Visitors never see my email address.',
  },
};

/**
 * The sentences by which an entrant declares what artificial intelligence made, as the form shows them. The quoted label is the one that visitors
 * see (`gallery.entry.madeWithAi` in public-web).
 */
export const declarations: Record<AiUse, string> = {
  no: 'Nothing that you hear in my video is made by artificial intelligence.',
  backing:
    'A person sings. Artificial intelligence made the backing track, or a part of it. Visitors see “Made with AI: backing track” beside my entry.',
  voice:
    'Artificial intelligence made the voice, or a part of it. Visitors see “Made with AI: voice” beside my entry.',
};
