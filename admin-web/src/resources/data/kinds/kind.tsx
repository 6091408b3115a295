import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { factsSx } from '../../../lib/facts-styles';
import type { RetentionKind } from '../api';
import { dataSentences } from '../sentences';
import { forecastInWords } from '../in-words';
import { TermDialog } from './term-dialog';

const t = dataSentences.kinds;

/** A kind of personal data: why it is kept and for how long, and what the next nights delete of it. */
export function Kind({ kind }: { kind: RetentionKind }) {
  const { what, basis, from, end, term } = kind;
  const id = useId();
  const [isEditing, setEditing] = useState(false);

  return (
    <Box role="group" aria-labelledby={id} sx={kindSx}>
      <Typography id={id} component="h4" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {what}
      </Typography>
      <Box component="dl" sx={{ ...factsSx, maxWidth: '66ch' }}>
        {term ? (
          <>
            <Fact label={t.term}>
              {t.days(term.days)}
              {term.min < term.max && (
                <>
                  <Button aria-label={t.changeOf(what)} onClick={() => setEditing(true)} sx={{ ml: 1 }}>
                    {t.change}
                  </Button>
                  <TermDialog kind={kind} term={term} isOpen={isEditing} onClose={() => setEditing(false)} />
                </>
              )}
            </Fact>
            <Fact label={t.from}>{asSentence(from)}</Fact>
          </>
        ) : (
          <Fact label={t.kept}>{asSentence(from)}</Fact>
        )}
        <Fact label={t.end}>{end}</Fact>
        <Fact label={t.basis}>{basis}</Fact>
        {term && <Fact label={t.forecast}>{forecastInWords(kind)}</Fact>}
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const kindSx = {
  display: 'grid',
  gap: { xs: 1, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  py: 2,
  borderTop: '1px solid var(--line)',
};
