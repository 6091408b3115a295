import type { reactAdminSentences as english } from './react-admin-sentences';

export const reactAdminSentences: typeof english = {
  auth: { auth_check_error: 'തുടരാൻ ലോഗിൻ ചെയ്യുക' },
  navigation: {
    current_page: 'പേജ് %{page}',
    first: 'ആദ്യ പേജ് തുറക്കുക',
    last: 'അവസാന പേജ് തുറക്കുക',
    next: 'അടുത്ത പേജ് തുറക്കുക',
    page: 'പേജ് %{page} തുറക്കുക',
    page_range_info: '%{total}-ൽ %{offsetBegin} മുതൽ %{offsetEnd} വരെ',
    page_rows_per_page: 'ഒരു പേജിൽ:',
    previous: 'മുമ്പത്തെ പേജ് തുറക്കുക',
  },
  notification: { http_error: 'സെർവറിൽനിന്ന് മറുപടി കിട്ടിയില്ല' },
};
