import { inLanguage } from './language';

/** What react-admin itself says on pages of the console, by its keys. Its other sentences belong to parts that no page has. */
export const reactAdminSentences = inLanguage('react-admin', {
  auth: { auth_check_error: 'Please login to continue' },
  navigation: {
    current_page: 'Page %{page}',
    first: 'Go to first page',
    last: 'Go to last page',
    next: 'Go to next page',
    page: 'Go to page %{page}',
    page_range_info: '%{offsetBegin}-%{offsetEnd} of %{total}',
    page_rows_per_page: 'Rows per page:',
    previous: 'Go to previous page',
  },
  notification: { http_error: 'Server communication error' },
});
