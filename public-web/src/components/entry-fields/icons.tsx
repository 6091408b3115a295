import { icon } from '../icons';

export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />);
export const PhotoIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 5-4 3.5 2.5 3-2.5 4.5 4" />
  </>,
);
