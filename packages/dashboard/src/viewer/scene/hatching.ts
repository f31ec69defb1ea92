/** Cut faces are hatched as on a drawing: lines at 45° on the screen, leaning the other way on the next part. */
import { type Color, ShaderMaterial } from 'three'

const LINE_EVERY_PX = 8

export function hatching(colour: Color, index: number): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      colour: { value: colour.clone().lerp(colour.clone().setScalar(1), 0.35) },
      line: { value: colour.clone().multiplyScalar(0.35) },
      lean: { value: index % 2 === 0 ? 1 : -1 },
      every: { value: LINE_EVERY_PX * Math.min(devicePixelRatio, 2) * (1 + Math.floor(index / 2) * 0.25) },
    },
    vertexShader: `
      void main() {
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 colour;
      uniform vec3 line;
      uniform float lean;
      uniform float every;
      void main() {
        float at = mod(gl_FragCoord.x + lean * gl_FragCoord.y, every);
        float ink = 1.0 - smoothstep(0.6, 1.8, min(at, every - at));
        gl_FragColor = vec4(mix(colour, line, ink * 0.8), 1.0);
        #include <colorspace_fragment>
      }`,
  })
}
