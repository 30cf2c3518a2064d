import { Prose } from '@harmattan/ui/prose';
import { Tabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { BrandPreview } from './brand-preview.tsx';
import styles from './document-preview.module.css';
import { pictureOf } from './picture-of.ts';
import { useT } from './texts.ts';
import { type BodyOf, type ContentDocument, type Language, languages } from './use-content.ts';

/** Those that have texts in each language. */
type Spoken = Exclude<ContentDocument, { kind: 'brand' | 'home' }>;

/** As a player sees it on a phone, in each language. What is empty is English, as on the site. */
export function DocumentPreview({ document }: { document: ContentDocument }) {
  if (document.kind === 'brand') return <BrandPreview body={document.body} />;
  return document.kind === 'home' ? <HomePreview body={document.body} /> : <LanguagePreview document={document} />;
}

function LanguagePreview({ document }: { document: Spoken }) {
  const t = useT();
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Tabs
      label={t('content.preview.language')}
      look="chips"
      tabs={languages.map((id) => ({ id, label: t(`content.language.${id}`) }))}
      selected={language}
      onSelect={setLanguage}
    >
      {/* Its links lead to the site, which is not here. */}
      <div className={styles.phone} lang={language} inert>
        <KindPreview document={document} language={language} />
      </div>
    </Tabs>
  );
}

function KindPreview({ document, language }: { document: Spoken; language: Language }) {
  switch (document.kind) {
    case 'promotion':
      return <PromotionPreview body={document.body} language={language} />;
    case 'category':
      return <p className={styles.title}>{document.body.names[language] || document.body.names.en}</p>;
    case 'banner':
      return <BannerPreview body={document.body} language={language} />;
    case 'page':
      return <Prose text={document.body.texts[language] || document.body.texts.en} headingLevel={2} />;
  }
}

function PromotionPreview({ body, language }: { body: BodyOf<'promotion'>; language: Language }) {
  const { en } = body.texts;
  const own = body.texts[language];
  const tags = own.tags.length > 0 ? own.tags : en.tags;
  return (
    <article className={styles.promotion}>
      <img className={styles.picture} src={pictureOf(body)} alt="" />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      <h2 className={styles.title}>{own.title || en.title}</h2>
      <p className={styles.summary}>{own.summary || en.summary}</p>
      <Prose text={own.text || en.text} headingLevel={3} />
      {body.actionPath !== '' && <span className={styles.action}>{own.actionLabel || en.actionLabel}</span>}
    </article>
  );
}

function BannerPreview({ body, language }: { body: BodyOf<'banner'>; language: Language }) {
  const { en } = body.texts;
  const own = body.texts[language];
  return (
    <div className={styles.banner}>
      <img className={styles.bannerPicture} src={pictureOf(body)} alt="" />
      <div className={styles.bannerWords}>
        <span className={styles.bannerTitle}>{own.title || en.title}</span>
        <span className={styles.bannerText}>{own.text || en.text}</span>
      </div>
    </div>
  );
}

/** The sections from the top, as high as they are on a phone. */
function HomePreview({ body }: { body: BodyOf<'home'> }) {
  const t = useT();
  return (
    <ol className={`${styles.phone} ${styles.home}`}>
      {body.sections.map((section) => (
        <li key={section} className={styles.section} data-section={section}>
          {t(`content.section.${section}`)}
        </li>
      ))}
    </ol>
  );
}
