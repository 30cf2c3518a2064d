import { useT } from '@harmattan/i18n/use-t';
import { SelectField } from '@harmattan/ui/select-field';
import { departments } from './departments.ts';

interface DepartmentFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** Whom to write to. Its words are in the catalogue `contact`. */
export function DepartmentField(props: DepartmentFieldProps) {
  const t = useT();
  return (
    <SelectField
      {...props}
      label={t('contact.department')}
      placeholder={t('contact.department.choose')}
      options={departments.map((value) => ({ value, label: t(`contact.department.${value}`) }))}
    />
  );
}
