import { Drawing } from '../../components/drawing';
import { PageMeta } from '../../components/page-meta';
import { SocialLinks } from '../../components/social-links';
import { useSiteTexts } from '../../lib/site-texts';
import { useTranslations } from '../../translations/use-translations';
import { ContactForm } from './contact-form';

export function ContactPage() {
  const t = useTranslations('contact');
  const { contactLead: lead = t.lead, profiles } = useSiteTexts();
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[1.15fr_1.3fr]">
      <PageMeta title={t.title} description={lead} path="/contact" />
      <div>
        <h1 className="text-4xl">{t.title}</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{lead}</p>
        {profiles.length > 0 && <h2 className="mt-10 mb-2 text-lg">{t.social}</h2>}
        <SocialLinks />
        <Drawing name="post-box" className="mt-10 hidden w-full max-w-sm lg:block" />
      </div>
      <ContactForm />
    </div>
  );
}
