import { BannerForm } from './banner-form.tsx';
import { BrandForm } from './brand-form.tsx';
import { CategoryForm } from './category-form.tsx';
import styles from './document-form.module.css';
import { HomeForm } from './home-form.tsx';
import { PageForm } from './page-form.tsx';
import { PromotionForm } from './promotion-form.tsx';
import type { ContentDocument } from './use-content.ts';

interface DocumentFormProps {
  document: ContentDocument;
  isReadOnly: boolean;
  onChange: (document: ContentDocument) => void;
}

export function DocumentForm({ document, isReadOnly, onChange }: DocumentFormProps) {
  return (
    <fieldset className={styles.form} disabled={isReadOnly}>
      <KindForm document={document} onChange={onChange} />
    </fieldset>
  );
}

function KindForm({ document, onChange }: Pick<DocumentFormProps, 'document' | 'onChange'>) {
  switch (document.kind) {
    case 'promotion':
      return <PromotionForm body={document.body} onChange={(body) => onChange({ kind: 'promotion', body })} />;
    case 'category':
      return <CategoryForm body={document.body} onChange={(body) => onChange({ kind: 'category', body })} />;
    case 'banner':
      return <BannerForm body={document.body} onChange={(body) => onChange({ kind: 'banner', body })} />;
    case 'home':
      return <HomeForm body={document.body} onChange={(body) => onChange({ kind: 'home', body })} />;
    case 'page':
      return <PageForm body={document.body} onChange={(body) => onChange({ kind: 'page', body })} />;
    case 'brand':
      return <BrandForm body={document.body} onChange={(body) => onChange({ kind: 'brand', body })} />;
  }
}
