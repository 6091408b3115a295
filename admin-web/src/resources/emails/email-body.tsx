import { Box, Link, Typography } from '@mui/material';
import type { EmailDetail } from './api';
import { emailSentences as t } from './sentences';

const LINK = /(https?:\/\/\S+)/;

/** The text of the email with working links, and its HTML as an email program shows it. */
export function EmailBody({ email }: { email: EmailDetail }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
      }}
    >
      <section>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t.text}
        </Typography>
        <Box sx={{ ...sheetSx, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {withLinks(email.text)}
        </Box>
      </section>
      <section>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t.preview}
        </Typography>
        {/* The empty sandbox forbids scripts, forms and navigation, also for markup from a visitor's text. */}
        <Box
          component="iframe"
          sandbox=""
          srcDoc={email.html}
          title={t.previewOf(email.subject)}
          sx={{ ...sheetSx, display: 'block', width: '100%', height: 520, bgcolor: '#fff' }}
        />
      </section>
    </Box>
  );
}

function withLinks(text: string) {
  return text.split(LINK).map((part, index) =>
    LINK.test(part) ? (
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

const sheetSx = { border: '1px solid var(--line)', borderRadius: 'var(--r-1)', bgcolor: 'var(--cloth-2)' };
