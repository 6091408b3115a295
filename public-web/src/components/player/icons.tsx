import { icon } from '../icons';

export const NextIcon = icon(
  <path d="M5 5.2v13.6c0 .7.8 1.1 1.4.7L15.5 13v6h2.5V5h-2.5v6L6.4 4.5C5.8 4.1 5 4.5 5 5.2z" />,
  true,
);
export const PreviousIcon = icon(
  <path d="M19 5.2v13.6c0 .7-.8 1.1-1.4.7L8.5 13v6H6V5h2.5v6l9.1-6.5c.6-.4 1.4 0 1.4.7z" />,
  true,
);
export const VolumeIcon = icon(
  <>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </>,
);
export const MutedIcon = icon(
  <>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
    <path d="m16 9.5 5 5M21 9.5l-5 5" />
  </>,
);
export const LyricsIcon = icon(<path d="M4 6.5h16M4 12h11M4 17.5h13.5" />);
export const QueueIcon = icon(
  <>
    <path d="M4 6.5h16M4 12h16M4 17.5h8.5" />
    <path d="m16 14.8 5 2.9-5 2.9z" fill="currentColor" />
  </>,
);
