import { useRef, useState, type SyntheticEvent } from 'react';
import { TextField } from '../../components/text-field';
import { toast } from '../../lib/toasts';
import { useInView } from '../../lib/use-in-view';
import { contest as m } from '../../messages/contest';
import { CaptchaField } from './captcha-field';
import { EMPTY_DRAFT, firstProblem, isInvalidUrl, type EntryDraft, type Problem } from './entry-draft';
import { PhotoField } from './photo-field';
import { useCaptcha } from './use-captcha';
import { useSubmission } from './use-submission';

export function SubmissionForm() {
  const form = useRef<HTMLFormElement>(null);
  const inputs = useRef<Partial<Record<keyof EntryDraft, HTMLInputElement | null>>>({});
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const captcha = useCaptcha(useInView(form));
  const { submit, submitting, percent } = useSubmission();

  const invalidUrl = isInvalidUrl(draft.youtubeUrl);
  const fill = (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part }));
  const inputOf = (field: keyof EntryDraft) => (input: HTMLInputElement | null) => {
    inputs.current[field] = input;
  };

  function refuse({ title, description, field }: Problem) {
    toast({ title, description, tone: 'destructive' });
    inputs.current[field]?.focus();
  }

  async function trySubmit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = firstProblem(draft, captcha.result === 'mismatch');
    if (problem) return refuse(problem);
    if (!captcha.captcha) return refuse({ ...m.problems.captcha, field: 'captchaText' });

    const failure = await submit({ ...draft, captchaId: captcha.captcha.id });
    if (!failure) setDraft(EMPTY_DRAFT);
    // A code is good for one entry that is taken; after another failure it still is.
    if (!failure || failure.code === 'CAPTCHA_INCORRECT') {
      fill({ captchaText: '' });
      captcha.refresh();
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={m.form.title}
      className="card mt-8 grid gap-x-8 gap-y-6 p-5 sm:p-8 lg:grid-cols-2"
      onSubmit={trySubmit}
    >
      <TextField
        label={m.form.name}
        input={inputOf('name')}
        value={draft.name}
        maxLength={200}
        autoComplete="name"
        onValue={(name) => fill({ name })}
      />
      <TextField
        label={m.form.email}
        input={inputOf('email')}
        type="email"
        value={draft.email}
        maxLength={254}
        autoComplete="email"
        onValue={(email) => fill({ email })}
      />
      <div className="lg:col-span-2">
        <TextField
          label={m.form.youtubeUrl}
          hint={m.form.youtubeHint}
          error={invalidUrl ? m.form.invalidUrl : undefined}
          input={inputOf('youtubeUrl')}
          type="url"
          value={draft.youtubeUrl}
          maxLength={500}
          autoComplete="off"
          onValue={(youtubeUrl) => fill({ youtubeUrl })}
        />
      </div>
      <PhotoField photo={draft.photo} input={inputOf('photo')} onChange={(photo) => fill({ photo })} />
      <CaptchaField
        captcha={captcha}
        text={draft.captchaText}
        input={inputOf('captchaText')}
        onChange={(captchaText) => fill({ captchaText })}
      />
      <div className="flex flex-wrap items-center gap-4 lg:col-span-2">
        <button type="submit" className="btn" disabled={submitting || invalidUrl || !draft.photo}>
          {submitting ? m.form.submitting : m.form.submit}
        </button>
        {percent !== null && (
          <div className="flex items-center gap-3 text-sm text-ink-2 tabular-nums">
            <progress className="upload-progress" max={100} value={percent} aria-label={m.form.submitting} />
            {m.form.uploaded(percent)}
          </div>
        )}
      </div>
    </form>
  );
}
