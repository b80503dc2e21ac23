/** A style sheet as text: it is adopted, never injected as a <style>. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
