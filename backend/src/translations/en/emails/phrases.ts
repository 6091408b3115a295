export const hello = 'Hello {{name}},';
export const notHer =
  'If it was not you, somebody else can open the page of your entry. Please write to us with the [contact form]({{contactForm}}).';
export const video = 'Your video: {{video}}';
export const myEntry = 'See your entry';
