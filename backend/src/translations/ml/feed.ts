import type { feed as english } from '../en/feed.js';

export const feed = {
  title: 'പുതിയ പാട്ടുകൾ',
  description: 'കേൾക്കാനും ഡൗൺലോഡ് ചെയ്യാനും കൂടെ പാടാനും മലയാളം പാട്ടുകൾ, ഏറ്റവും പുതിയത് ആദ്യം.',
} satisfies typeof english;
