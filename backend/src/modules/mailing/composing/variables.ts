/** The address of a page of the site in the reader's language. */
export type PageUrl = (path: string) => string;

/**
 * The variables of emails, as `{{name}}`. A value of the kind `name` is shortened, and loses what an email program would make a
 * link of. A link can have a label, as in `[the rules]({{rules}})`. An own text keeps what `isKept` and the usual text names: without it,
 * the email is useless.
 */
export const EMAIL_VARIABLES = {
  name: { kind: 'name', meaning: 'name of the person', isKept: false },
  entry: { kind: 'name', meaning: 'name of the entry', isKept: true },
  messageSubject: { kind: 'visitor', meaning: 'subject of the message', isKept: false },
  contest: { kind: 'owner', meaning: 'title of the contest', isKept: false },
  video: { kind: 'link', meaning: 'link to the video', isKept: true },
  rules: { kind: 'link', meaning: 'link to the rules', isKept: true },
  entryPage: { kind: 'link', meaning: 'link to the page of the entry', isKept: true },
  contactForm: { kind: 'link', meaning: 'link to the contact form', isKept: true },
} as const;

export type EmailVariable = keyof typeof EMAIL_VARIABLES;

/** Computes a variable of an email with this payload. A method, because the payload is inferred only after the variables are compared with it. */
export type ValueOf<Payload> = { of(payload: Payload, pageUrl: PageUrl): string }['of'];

// What many emails name.
export const name = (payload: { name: string }) => payload.name;
export const contest = ({ contestTitle }: { contestTitle: string }) => contestTitle;
export const contactForm = (_: object, pageUrl: PageUrl) => pageUrl('/contact');
