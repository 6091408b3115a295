import { icon } from '../icons';

export const ShareIcon = icon(
  <>
    <path d="M12 14.5V3.5M8 7l4-3.8L16 7" />
    <path d="M7 11H5.5v9.5h13V11H17" />
  </>,
);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />);
export const UpvoteIcon = icon(<path d="M12 4.5 4.8 13H9v6.5h6V13h4.2z" />);
export const DownvoteIcon = icon(<path d="M12 19.5 4.8 11H9V4.5h6V11h4.2z" />);
export const HeartIcon = icon(
  <path d="M12 20.3S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 11-8.5 11z" />,
);
export const FullHeartIcon = icon(
  <path d="M12 20.3S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 11-8.5 11z" />,
  true,
);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14" />);
