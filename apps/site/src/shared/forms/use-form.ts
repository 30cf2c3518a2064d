import { useEffect, useRef, useState } from 'react';

type Errors<Name extends string> = { [name in Name]?: string | undefined };

/**
 * The texts of a form, the errors beside them and the message below. `field(name)` is what a text field wants; the names
 * of `Other` are controls without a text, which can have an error too.
 */
export function useForm<Values extends Record<string, string>, Other extends string = never>(initial: Values) {
  type Name = (keyof Values & string) | Other;
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [message, setMessage] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    // By counting refusals and not by the errors: forgiving one must not pull the focus away to the next.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** The field is being mended: its error has done its work. */
  function forgive(name: Name) {
    setErrors((shown) => (shown[name] === undefined ? shown : { ...shown, [name]: undefined }));
    setMessage(undefined);
  }

  return {
    formRef,
    values,
    errors,
    message,
    forgive,
    field<Field extends keyof Values & string>(name: Field) {
      return {
        name,
        value: values[name],
        error: errors[name],
        onValueChange(value: string) {
          setValues((others) => ({ ...others, [name]: value }));
          forgive(name);
        },
      };
    },
    /** Shows this and nothing else that was wrong before; the focus moves to the first field that has an error. */
    refuse(wrong: { errors?: Errors<Name>; message?: string | undefined }) {
      setErrors(wrong.errors ?? {});
      setMessage(wrong.message);
      setRefusals((count) => count + 1);
    },
    /** What was wrong is being tried anew. */
    forgiveAll() {
      setErrors({});
      setMessage(undefined);
    },
    fill: setValues,
  };
}
