import { type Locale, locales, localizedPath } from '@paattu/shared/locales';
import { DRAFT_WANTED, type TypedDraft, type TypedSong } from '@paattu/shared/site-texts/typed-draft';
import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { languageName } from '../../lib/language-name';
import { lineLinkSx } from '../../lib/link-styles';
import { toggleSx } from '../../lib/toggle-styles';
import { siteFrameSentences as t } from './sentences';
import { usePreviewToken } from './use-preview-token';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The height of a phone's screen, in CSS pixels. */
const PHONE_HEIGHT = 720;
/** A smaller picture of the page is hard to recognize. */
const LEAST_SCALE = 0.65;

interface Props {
  /** What the frame is, and the page in it. */
  label: string;
  title: string;
  path: string;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** What is typed. A new object is sent to the page. */
  typed: TypedDraft | TypedSong;
  /** The page loads again with another one. */
  stored: string;
  /** The words of the link that opens the page in a tab of its own, without what is typed. */
  openLabel?: (page: string) => string;
  /** Whether the page is only a picture: a phone as high as there is room, which takes neither pointer nor focus. */
  isPicture?: boolean;
}

/** The real page of the site in a frame, with what is typed. It shows where the text of the focused field stands. */
export function SiteFrame(props: Props) {
  const { label, title, path, locale, onLocale, typed, stored, openLabel, isPicture = false } = props;
  const { data: preview, isError } = usePreviewToken();
  const [width, setWidth] = useState<Width>('phone');
  const address = localizedPath(locale, path);
  const name = t.pageIn(title, languageName(locale));
  const key = `${address} ${stored}`;
  // A token ends after an hour. The page in the frame stays while it is renewed; the next page needs the new one.
  const [framed, setFramed] = useState<{ key: string; token: string }>();
  if (preview && framed?.key !== key) setFramed({ key, token: preview.token });

  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={barSx}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t.languageOfPage}
          value={locale}
          onChange={(_, chosen: Locale | null) => chosen && onLocale(chosen)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one}>
              {languageName(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {!isPicture && (
          <ToggleButtonGroup
            size="small"
            exclusive
            aria-label={t.widthOfPage}
            value={width}
            onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
          >
            <ToggleButton value="phone">{t.widths.phone}</ToggleButton>
            <ToggleButton value="desktop">{t.widths.desktop}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isError && t.previewFailed}
      </Typography>
      {preview && framed && (
        <>
          <Page
            key={framed.key}
            address={`${address}?preview=${framed.token}`}
            name={name}
            width={WIDTHS[width]}
            typed={typed}
            isPicture={isPicture}
          />
          {openLabel && (
            <Link href={`${address}?preview=${preview.token}`} target="_blank" rel="noopener" sx={lineLinkSx}>
              {openLabel(name)}
            </Link>
          )}
        </>
      )}
    </Box>
  );
}

interface PageProps {
  address: string;
  name: string;
  width: number;
  typed: Props['typed'];
  isPicture: boolean;
}

function Page({ address, name, width, typed, isPicture }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [wanted, setWanted] = useState(0);

  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const fit = () => {
        const high = isPicture ? Math.max(LEAST_SCALE, place.clientHeight / PHONE_HEIGHT) : 1;
        setScale(Math.min(1, high, place.clientWidth / width));
      };
      const observer = new ResizeObserver(fit);
      observer.observe(place);
      return () => observer.disconnect();
    },
    [width, isPicture],
  );

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const isOfFrame = origin === location.origin && source === frame.current?.contentWindow;
      if (isOfFrame && data === DRAFT_WANTED) setWanted((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (wanted > 0) frame.current?.contentWindow?.postMessage(typed, location.origin);
  }, [wanted, typed]);

  return (
    <Box ref={measure} sx={{ ...pageSx, maxWidth: isPicture ? undefined : width + BORDER_PX }}>
      <Box
        component="iframe"
        ref={frame}
        src={address}
        title={name}
        // No form is sent, and nothing opens in another tab. The page holds its links back itself.
        sandbox="allow-same-origin allow-scripts"
        inert={isPicture}
        sx={{
          display: 'block',
          border: 0,
          width,
          // A picture is as high as its place, which may be wider.
          position: 'relative',
          left: `max(0px, (100% - ${width * scale}px) / 2)`,
          height: `${100 / scale}%`,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

const barSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, ...toggleSx };

const BORDER_PX = 2;

const pageSx = {
  height: 'clamp(24rem, 100dvh - 20rem, 46rem)',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-2)',
  bgcolor: 'var(--cloth-2)',
};
